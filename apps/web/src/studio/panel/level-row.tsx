import { useId } from 'react';
import classes from './level-slider.module.css';
import panel from './panel.module.css';
import { ThinSlider } from './thin-slider.tsx';

/** A level with its name and figure over the slider. Where it may go below nothing, a mark shows where nothing is; a double click goes there. */
export function LevelRow({
  name,
  value,
  min,
  max,
  step = 1,
  rest = 0,
  shown,
  onChange,
}: {
  name: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** The value that changes nothing. */
  rest?: number;
  /** The figure as it is read. */
  shown: string;
  onChange: (value: number) => void;
}) {
  const id = useId();
  return (
    <section className={panel.section} aria-labelledby={id}>
      <div className={panel.sectionHead}>
        <h3 id={id}>{name}</h3>
        <b className={`${panel.aside} ${classes.figure} num`}>{shown}</b>
      </div>
      <ThinSlider
        name={name}
        min={min}
        max={max}
        step={step}
        startPointValue={rest}
        value={value}
        onChange={onChange}
        onDoubleClick={() => onChange(rest)}
        marks={min < rest ? [{ value: rest }] : []}
        thumbProps={{ 'aria-valuetext': shown }}
      />
    </section>
  );
}
