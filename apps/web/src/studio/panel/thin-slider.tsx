import { Slider, type SliderProps } from '@mantine/core';
import classes from './level-slider.module.css';

/** The slider of all panels: a thin line with an upright thumb. `name` is read out; the figure stands elsewhere. */
export function ThinSlider({ name, ...props }: { name: string } & Omit<SliderProps, 'classNames' | 'size' | 'label'>) {
  const { root, track, bar, thumb, mark, markWrapper } = classes;
  return (
    <Slider
      classNames={{ root, track, bar, thumb, mark, markWrapper }}
      size={2}
      label={null}
      thumbLabel={name}
      {...props}
    />
  );
}
