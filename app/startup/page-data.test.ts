import { array, assert, constantFrom, jsonValue, property, stringMatching } from "fast-check";
import { expect, test } from "vitest";
import { buildOfData, buildOfPage, dataPath, markData, pageOfData } from "./page-data";

const build = stringMatching(/^[0-9a-f]{8}$/);
const list = array(jsonValue(), { minLength: 1 });

test("data that are marked name their build, and are the same list with one value more", () => {
  assert(
    property(list, build, constantFrom("", "\n"), (values, mark, end) => {
      const marked = markData(JSON.stringify(values) + end, mark);
      expect(buildOfData(marked)).toBe(mark);
      expect(JSON.parse(marked)).toEqual(JSON.parse(JSON.stringify([...values, `build:${mark}`])));
      expect(marked.endsWith(end)).toBe(true);
    }),
  );
});

test("data name the build of their last mark alone", () => {
  expect(buildOfData(markData(markData("[1]", "00000001"), "00000002"))).toBe("00000002");
  expect(buildOfData('["build:00000001",{"1":2}]')).toBeUndefined();
});

test.each(["", "[1]", "<!DOCTYPE html><html>", '{"error":"build:00000001"}'])(
  "what is no marked list of data names no build: %j",
  (text) => {
    expect(buildOfData(text)).toBeUndefined();
  },
);

test("a page names the build of its manifest, and a page of somebody else none", () => {
  expect(buildOfPage('<script>{"imports":["/assets/manifest-0a1b2c3d.js"]}</script>')).toBe("0a1b2c3d");
  expect(buildOfPage("<h1>Inicie sesión</h1>")).toBeUndefined();
});

test.each([
  ["/", "/_.data"],
  ["/historia", "/historia.data"],
  ["/shop-single/1", "/shop-single/1.data"],
])("the data of %s lie at %s, and lead back", (page, data) => {
  expect(dataPath(page)).toBe(data);
  expect(pageOfData(data)).toBe(page);
});
