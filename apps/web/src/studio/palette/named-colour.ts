/** A colour of a palette somebody brought. */
export interface NamedColour {
  readonly name: string;
  readonly hex: string;
}
