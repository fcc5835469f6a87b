/**
 * The inline script that starts the app (`start.ts?script`); the same on every page, so that a policy can name it by its
 * hash. What differs stands beside it as data. It waits until the largest picture is painted: until then the picture has
 * the line to itself. The first touch or key starts it sooner. It starts at once where the page's own subject comes with
 * it: another page of a list than the one that was built, and what the browser keeps. What is pressed before the app has
 * started is done again afterwards.
 */
import { ids, type AppSettings } from "./app-settings";
import { holdPresses } from "./hold-presses";
import { isSubjectKept } from "./kept-subject";
import { loadApp } from "./load-app";
import { whenPainted } from "./when-painted";

/** Milliseconds after which it starts whatever the page is waiting for. */
const LATEST = 5000;

const textOf = (id: string) => document.getElementById(id)?.textContent ?? "";

let started = false;

function start(): void {
  if (started) return;
  started = true;
  const settings: AppSettings = JSON.parse(textOf(ids.settings));
  void loadApp(settings, (url) => import(/* @vite-ignore */ url));
}

window.appStarted = holdPresses();
whenPainted(start);
if (window.firstPageHidden || isSubjectKept()) start();
addEventListener("pointerdown", start, true);
addEventListener("keydown", start, true);
setTimeout(start, LATEST);
