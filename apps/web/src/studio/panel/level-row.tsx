import { Slider } from '@mantine/core';
import { useId } from 'react';
import classes from './level-slider.module.css';
import panel from './panel.module.css';

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
      <Slider
        classNames={{
          root: classes.root,
          track: classes.track,
          bar: classes.bar,
          thumb: classes.thumb,
          mark: classes.mark,
          markWrapper: classes.markWrapper,
        }}
        size={2}
        min={min}
        max={max}
        step={step}
        startPointValue={rest}
        label={null}
        value={value}
        onChange={onChange}
        onDoubleClick={() => onChange(rest)}
        marks={min < rest ? [{ value: rest }] : []}
        thumbLabel={name}
        thumbProps={{ 'aria-valuetext': shown }}
      />
    </section>
  );
}
