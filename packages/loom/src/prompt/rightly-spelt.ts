/** Words that are spelt as they are meant, near to the name of another thing: a petal is no brass ("pital"), and parsley no paisley. */
export const rightlySpelt = /^(?:petals?|parsley)$/;
