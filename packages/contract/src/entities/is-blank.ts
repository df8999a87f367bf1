const visible = /[^\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a text shows nothing, whatever signs it is made of. */
export const isBlank = (text: string): boolean => !visible.test(text);
