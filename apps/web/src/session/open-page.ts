/** How this page gives way to another of the product, loaded anew; a row of its own because a document without a browser can go nowhere. */
export const openPage = { at: (address: string): void => window.location.assign(address) };
