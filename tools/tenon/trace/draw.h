#pragma once

#include <filesystem>
#include <string>

namespace tenon::tools {

/// Writes a drawing of a text of Graphviz's language to an SVG file, by the program `program`; an
/// older file stays where that fails. NotImplementedError, which says what to install, where there
/// is no such program; InputError where it fails, and where the file cannot be written.
void draw_svg(const std::string& dot, const std::filesystem::path& file,
              const std::string& program = "dot");

}  // namespace tenon::tools
