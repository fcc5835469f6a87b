import { expect, test } from "vitest";
import { fileSize } from "./file-size";

test.each([
  [0, "1 KB"],
  [1024, "1 KB"],
  [38_912, "38 KB"],
])("%d bytes are %s", (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});
