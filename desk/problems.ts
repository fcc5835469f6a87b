import { messageText } from "../app/catalog/read/messages.ts";
import type { Problem } from "../app/catalog/read/problem.ts";
import { readLabels } from "./labels.ts";

const labels = readLabels();

/** The editor's labels of a field and its parents: `Elementos › Lista 1 › Producto`. */
export function labelOf(file: string, field: string): string {
  const [folder = ""] = /^[^/]+/.exec(file.replace("content/", "")) ?? [];
  const isWritten = /^content\/pages\/.*\.md$/.test(file);
  const name = folder in labels.collections ? folder : file.replace(/^content\/|\.\w+$/g, "");
  const parts: string[] = [];
  let at = isWritten ? "written" : name;
  for (const key of field.split(".")) {
    // Readers count from 1.
    if (/^\d+$/.test(key)) parts.push(`${parts.pop()} ${Number(key) + 1}`);
    else parts.push(labels.fieldAt((at += `.${key}`), key)[0]);
  }
  return parts.join(" › ");
}

/** A sentence in Spanish that names the file, the field, what was found and what is expected. */
export function toSpanish({ file, line, field, message }: Problem): string {
  const sentence = messageText(message, "es", (choice) => labels.choice(choice) ?? choice);
  // The body is long, so the line helps find the place.
  const where = field === "body" ? `, línea ${line}` : "";
  return `${file}${where}${field ? `, campo «${labelOf(file, field)}»` : ""}: ${sentence}.`;
}
