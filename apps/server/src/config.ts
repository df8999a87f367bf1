export interface Config {
  readonly isDemonstration: boolean;
}
