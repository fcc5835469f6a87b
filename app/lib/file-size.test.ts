import { expect, test } from "vitest";
import { fileSize } from "./file-size";

test.each([
  [0, "1 KB"],
  [1024, "1 KB"],
  [38_912, "38 KB"],
  [1_047_552, "1023 KB"],
  [1_048_575, "1.0 MB"],
  [1_513_472, "1.4 MB"],
])("formats %d bytes as %s", (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});
