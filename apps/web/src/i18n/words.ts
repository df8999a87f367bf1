/** The same shape with the words of another language: a missing or surplus key does not compile. */
export type Words<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Words<T[Key]> };
