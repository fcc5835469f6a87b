import { useEffect } from "react";
import { useBrowserValue } from "~/ui/use-browser-value";

const STORAGE_KEY = "activeService";

/** The service highlighted until the visitor has opened one. */
const DEFAULT_SERVICE_ID = 1;

function readActiveService(): number {
  try {
    return Number(sessionStorage.getItem(STORAGE_KEY)) || DEFAULT_SERVICE_ID;
  } catch {
    // Storage is blocked.
    return DEFAULT_SERVICE_ID;
  }
}

/** The id of the service visited last; 1 in prerendered HTML. */
export const useActiveService = (): number => useBrowserValue(readActiveService, DEFAULT_SERVICE_ID);

/** Stores the service whose page is open. */
export function useRememberService(id: number): void {
  useEffect(() => {
    try {
      sessionStorage.setItem(STORAGE_KEY, String(id));
    } catch {
      // Storage is blocked; the page works without it.
    }
  }, [id]);
}
