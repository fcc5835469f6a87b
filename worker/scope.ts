declare const self: ServiceWorkerGlobalScope;

/** The worker itself, by its right type. */
export const scope = self;
