/** For a table that is wider than a phone and has nothing in it to go to: the keyboard reaches it, and arrows move it. */
export const scrolledByKey = { tabIndex: 0 } as const;
