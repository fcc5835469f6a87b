import { expect, test } from "vitest";
import { rowText } from "./specification-row-text";

test("a copied row names its parameter, then each product, then its origin", () => {
  expect(
    rowText(
      {
        name: ["Ácidos grasos libres", "FFA", "AOCS Ca 5a-40"],
        values: [
          { product: "Aceite crudo de palma", text: "máx. 5.0 %", note: "como palmítico · PORAM" },
          { product: "Aceite crudo de palmiste", text: "máx. 5.0 %", note: "" },
        ],
      },
      "Valores de referencia: https://example.com",
    ),
  ).toBe(
    [
      "Ácidos grasos libres · FFA · AOCS Ca 5a-40",
      "Aceite crudo de palma: máx. 5.0 % (como palmítico · PORAM)",
      "Aceite crudo de palmiste: máx. 5.0 %",
      "Valores de referencia: https://example.com",
    ].join("\n"),
  );
});
