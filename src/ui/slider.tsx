import { Slider } from '@base-ui/react/slider';
import { useId } from 'react';

type RangeSliderProps = {
  label: string;
  min: number;
  max: number;
  step: number;
  value: readonly [number, number];
  onValueChange: (value: [number, number]) => void;
  thumbLabels: readonly [string, string];
  format?: (value: number) => string;
};

/** A range with two handles; screen readers say each value as it is written on screen. */
export function RangeSlider({
  label,
  min,
  max,
  step,
  value,
  onValueChange,
  thumbLabels,
  format = String,
}: RangeSliderProps) {
  const labelId = useId();
  return (
    <Slider.Root
      value={[...value]}
      min={min}
      max={max}
      step={step}
      aria-labelledby={labelId}
      onValueChange={(next) => {
        const [low = min, high = max] = next as readonly number[];
        onValueChange([low, high]);
      }}
      className="flex flex-col gap-2"
    >
      <span className="flex items-baseline justify-between gap-4 text-sm">
        <span id={labelId} className="font-semibold">
          {label}
        </span>
        <span className="tabular text-ink-soft">
          {format(value[0])} to {format(value[1])}
        </span>
      </span>
      <Slider.Control className="flex h-11 touch-none select-none items-center px-3 sm:h-8">
        <Slider.Track className="h-1.5 w-full rounded-full bg-line">
          <Slider.Indicator className="rounded-full bg-ink forced-colors:bg-[Highlight]" />
          {thumbLabels.map((thumbLabel, index) => (
            <Slider.Thumb
              key={thumbLabel}
              index={index}
              getAriaLabel={() => thumbLabel}
              getAriaValueText={(_, amount) => format(amount)}
              className={thumbClass}
            />
          ))}
        </Slider.Track>
      </Slider.Control>
    </Slider.Root>
  );
}

const thumbClass =
  'size-6 rounded-full border-2 border-ink bg-accent has-focus-visible:outline-2 has-focus-visible:outline-ink ' +
  'has-focus-visible:outline-offset-2';
