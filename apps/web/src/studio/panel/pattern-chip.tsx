import classes from './pattern-chips.module.css';

/** One choice of many as a square of cloth; without a picture it is the paper that stands for any. */
export function PatternChip({
  group,
  name,
  picture,
  isChosen,
  onChoose,
}: {
  group: string;
  name: string;
  picture?: string | undefined;
  isChosen: boolean;
  onChoose: () => void;
}) {
  return (
    <label className={classes.chip} title={name}>
      <input type="radio" name={group} checked={isChosen} onChange={onChoose} />
      <span
        className={`${classes.picture} ${picture ? '' : classes.paper}`}
        style={picture ? { backgroundImage: `url(${picture})` } : undefined}
        aria-hidden
      />
      <span className={classes.name}>{name}</span>
    </label>
  );
}
