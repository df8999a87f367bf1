import type { ErrorCode, FileRow, Job, JobRequestInput, Language, OperationName } from '@naksha/contract';
import type { Recipe } from '@naksha/loom';
import type { Icon } from '@tabler/icons-react';
import type { ParseKeys, TFunction } from 'i18next';
import type { ComponentType, ReactNode } from 'react';
import type { Where } from '../canvas/brush/use-where.ts';
import type { NamedColour } from '../palette/named-colour.ts';
import type { OpenTool, Texts, ToolInputs } from '../store/tools.ts';

/**
 * What a tool works on; the frame shows a field for each and fills the inputs of the request in this order. `design`: the one on the
 * table. `latest`: the one that lay there last, whatever lies there now. `picture`: a second one, chosen. `file`: one from the
 * designer's machine. `area?`: where the change holds; `area`: it holds only there. A question mark: it can be done without.
 */
export type Slot = 'design' | 'latest' | 'latest?' | 'picture' | 'picture?' | 'file' | 'file?' | 'area' | 'area?';

type DesignOf<Slots extends readonly Slot[]> = [Extract<Slots[number], 'design' | 'latest'>] extends [never]
  ? FileRow | undefined
  : FileRow;

/** The request of an operation without its inputs, which are the frame's. */
export type Asked<Operation extends OperationName = OperationName> = WithoutInputs<
  Extract<JobRequestInput, { operation: Operation }>
>;
type WithoutInputs<Request> = Request extends JobRequestInput ? Omit<Request, 'inputs'> : never;

/** Nothing can be done now, and why. `priced`: the reason stands at its field, the button keeps its price. */
export interface Idle {
  readonly idle: 'nothing' | 'made' | 'picture' | 'file' | 'priced';
}

/** Something is missing, which is said when the button is pressed. */
export interface Refused {
  readonly refused: ErrorCode;
  readonly field?: string;
}

/** What the form of a tool is given. */
export interface FormProps<Value, Design = FileRow | undefined, Found = unknown, Changed = Value> {
  readonly value: Value;
  /** The same function with every drawing. */
  onChange(value: Changed): void;
  readonly design: Design;
  /** Of the design, or of the preview where the tool needs no design. */
  readonly recipe: Recipe | undefined;
  /** What the preview found out, for those tools that have one. */
  readonly found: Found;
  /** Lets a person pick a colour from the cloth; `take` hears it. */
  pickColour(take: (hex: string) => void): void;
}

/** What is changed of a value with fields. */
type PartOf<Value> = Value extends object ? Partial<Value> : never;

/** What a tool knows when it shows a preview or asks for work. */
export interface Given<Value, Design = FileRow | undefined> extends ToolInputs {
  readonly value: Value;
  readonly design: Design;
  readonly recipe: Recipe | undefined;
  readonly where: Where;
  /** The image model that does what lies beyond the engine; null where none is set. */
  readonly model: string | null;
  readonly language: Language;
}

/** What follows a finished job: `show` lays its results on the table, as is done for tools that say nothing. */
export type Afterwards = (job: Job, show: () => void) => void | Promise<void>;

/**
 * A tool of the studio. Its form, preview and request are methods, so that the table can hold tools of different values: each is only
 * ever handed values of its own making.
 */
interface ToolRow<Operation extends OperationName, Slots extends readonly Slot[], Design, Value, Found> {
  readonly operation: Operation;
  readonly icon: Icon;
  /** Where it stands on the rail. */
  readonly group: 'make' | 'change' | 'combine' | 'take';
  /** With which other tools it shares that place; see `families.ts`. */
  readonly family?: 'colour' | 'size' | 'restyle' | 'model' | 'deliver';
  readonly title: ParseKeys;
  /** What its step is called in the history; without it by the word of the tool. */
  readonly step?: ParseKeys;
  /** The key that opens it together with Ctrl. */
  readonly shortcut?: string;
  /** What is said of a tool that is announced, where an operator has switched it off. */
  readonly announcement?: ParseKeys;
  /** It can be used while the whole goods lie on the table. */
  readonly showsGoods?: true;
  readonly inputs: Slots;
  /** Those of its slots that are of no use to a value: they are not shown and not sent. */
  leavesOut?(value: Value): readonly Slot[];
  /** Its value is the words of the studio, from which the preview is drawn, and not of its form alone: the form hands on what was changed of it. */
  readonly words?: { use(): Value; change(part: PartOf<Value>): void };
  /** A part of its value is held by the studio, where others change it too: `use` puts it in, a hook, and `change` hands on what the form made of it. */
  readonly shares?: { use(own: Value): Value; change(value: Value): void };
  /** Its form says how the cloth is draped, which is seen so while this holds of its value; undefined stands for its beginning. */
  drapes?(value: Value | undefined): boolean;
  /** Doing it again to its own result changes nothing: the result lies there already. */
  readonly isIdempotent?: true;
  /** What stands in the head in place of Reset. */
  readonly Head?: ComponentType<{ readonly design: FileRow | undefined }>;
  initial(design: Design, recipe: Recipe | undefined): Value;
  /** What holds of a value when another design lies on the table; without it the form begins again. */
  carry?(value: Value, to: { readonly design: FileRow | undefined; readonly isKin: boolean }): Value;
  /** The words that are typed into the form: they are kept while the tab is, also over a log-in, and put into a value that begins again. */
  readonly texts?: {
    of(value: Value): Texts;
    put(value: Value, texts: Texts): Value;
  };
  /** True while Reset has nothing to do; without it, while the value equals its beginning. */
  isUnchanged?(value: Value): boolean;
  Form(props: FormProps<Value, Design, Found, NoInfer<Value>>): ReactNode;
  /**
   * How the value takes the colours of a palette that was brought, undefined while there is nothing that could take them; the frame draws
   * the field for it.
   */
  takePalette?(
    given: Given<Value, Design> & { readonly found: Found },
  ): ((colours: readonly NamedColour[]) => Value) | undefined;
  /** The fields of the form that say themselves what is wrong with them; see `useFieldProblem`. */
  readonly fields?: readonly string[];
  /** Shows on the table what would come of the value; a hook, called as long as the tool is open. */
  usePreview?(given: Given<Value, Design>): Found;
  request(given: Given<Value, Design> & { readonly found: Found }): Asked<Operation> | Idle | Refused;
  /** What it is asked for to close the joins of a design with one click, where it can; see `CloseJoins` of the frame. */
  readonly closesJoins?: Asked<Operation>;
  /** True when its words ask for closed joins, which are no matter of words: the frame offers to close them with one click. */
  asksToCloseJoins?(found: Found): boolean;
  /** What the button says. */
  action?(value: Value, t: TFunction, found: Found): string;
  /** Called before the request is sent; what it answers takes that back should the request fail. */
  onSend?(value: Value): () => void;
  readonly afterwards?: Afterwards;
  /** What one of several results is called, by what its job reported, where it is chosen among them; without it by its number. */
  resultName?(report: Job['report'], place: number, t: TFunction): string | undefined;
  /** What its job is called in the tray; without it by the word of the tool. */
  jobName?(params: Job['params'], t: TFunction, language: Language): string;
}

export type Tool = ToolRow<OperationName, readonly Slot[], FileRow | undefined, unknown, unknown>;

/** A row of the table of tools. */
export const defineTool = <
  const Operation extends OperationName,
  const Slots extends readonly Slot[],
  Value,
  Found = void,
>(
  row: ToolRow<Operation, Slots, DesignOf<Slots>, Value, Found>,
) => row;

/** What a tool takes from the table while it is open. */
export const openingOf = (tool: Tool): OpenTool => ({
  operation: tool.operation,
  takesDesign: hasSlot(tool, 'design'),
  takesArea: hasSlot(tool, 'area', 'area?'),
  ...(hasSlot(tool, 'area') ? { needsArea: true } : {}),
  ...(tool.drapes ? { drapes: tool.drapes } : {}),
});

/** True where a tool has one of these slots. */
export const hasSlot = ({ inputs }: Pick<Tool, 'inputs'>, ...slots: readonly Slot[]): boolean =>
  inputs.some((slot) => slots.includes(slot));
