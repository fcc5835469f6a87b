import type { MetaDescriptor } from "react-router";
import { lost } from "~/assets/pictures.json";
import { ErrorPage } from "~/sections/error-page";
import { demoBrand } from "~/words/company";
import * as frame from "~/words/frame";
import { messages } from "~/words/messages";

export const meta = (): MetaDescriptor[] => [
  { title: `${messages.notFound.text} · ${demoBrand.name}` },
  { name: "robots", content: "noindex" },
];

export default function NotFound() {
  return <ErrorPage title={messages.notFound.text} text={frame.errors.notFound} picture={lost} />;
}
