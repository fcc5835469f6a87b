import type { ComponentProps, SubmitEvent } from "react";
import { showToast, type Toast } from "./toast/toast";

type Props = ComponentProps<"form"> & {
  /** The confirmation shown after a valid submit. */
  answer?: Toast["message"];
};

/** Sends nothing and only resets. Outside a dialog, method "dialog" submits nothing, even without scripts. */
export function DemoForm({ answer, ...attributes }: Props) {
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    event.currentTarget.reset();
    if (answer) showToast("success", answer);
  }
  return <form method="dialog" onSubmit={onSubmit} {...attributes} />;
}
