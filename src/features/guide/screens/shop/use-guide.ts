import { type FormEvent, startTransition, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#web/paths.ts';
import { type AnswersRead, addressOf, readAnswers } from '../../answers.ts';
import { FIELDS, LIGHTS_OF, type Light, PLACES } from '../../questions.ts';
import { readMetres } from '../../typed-numbers.ts';

// A pause in typing or sliding, after which what suits is looked up again.
const RESTED_MS = 350;

/** The form as it stands in the browser: drawn at once, looked up after a pause, and in the address once it is whole. */
export function useGuide(loaded: AnswersRead) {
  const form = useRef<HTMLFormElement>(null);
  const results = useRef<HTMLHeadingElement>(null);
  const [read, setRead] = useState(loaded);
  const [errors, setErrors] = useState(loaded.errors);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const navigate = useNavigate();
  useEffect(() => () => clearTimeout(timer.current), []);
  // Back and forward bring other answers, which the fields show anew.
  const address = JSON.stringify(loaded.typed);
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    setErrors(loaded.errors);
  }, [address, loaded.errors]);

  const lookUp = (now: AnswersRead) => {
    setErrors(now.errors);
    if (!now.answers) return;
    const product: Record<string, string> = now.typed.product ? { product: now.typed.product } : {};
    navigate(paths.guide({ ...addressOf(now.answers), ...product }), { replace: true, preventScrollReset: true });
  };
  const onChange = ({ target }: FormEvent<HTMLFormElement>) => {
    if (!form.current) return;
    followSlider(form.current, target as HTMLInputElement);
    const now = readForm(form.current);
    // The field shows its answer by itself; the drawing may come in the picture after.
    startTransition(() => setRead(now));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => lookUp(now), RESTED_MS);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    clearTimeout(timer.current);
    const now = readForm(event.currentTarget);
    setRead(now);
    lookUp(now);
    const first = FIELDS.find((field) => now.errors[field] ?? now.missing.includes(field));
    if (!first) return showFromTop(results.current);
    event.currentTarget.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };
  return { form, results, read, errors, onChange, onSubmit };
}

// To be focused scrolls nothing that is in sight already, be it at the lower edge.
function showFromTop(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView();
}

function readForm(form: HTMLFormElement): AnswersRead {
  const data = new FormData(form);
  return readAnswers(Object.fromEntries(FIELDS.map((field) => [field, String(data.get(field) ?? '')])));
}

// The slider fills in the number, and the number moves the slider; a light of another kind of place is taken back.
function followSlider(form: HTMLFormElement, changed: HTMLInputElement): void {
  const slider = form.querySelector<HTMLInputElement>('[data-slides="metres"]');
  const metres = form.querySelector<HTMLInputElement>('[name="metres"]');
  if (slider && metres && changed === slider) metres.value = slider.value;
  const typed = metres && changed === metres ? readMetres(metres.value.trim()) : null;
  if (slider && typed !== null) slider.value = String(typed);
  const lux = form.querySelector<HTMLInputElement>('[name="lux"]');
  if (lux && changed.name === 'light') lux.value = '';
  if (changed.name !== 'place') return;
  const lights: readonly Light[] = LIGHTS_OF[PLACES.find((place) => place === changed.value) ?? 'wall'];
  for (const light of form.querySelectorAll<HTMLInputElement>('[name="light"]:checked'))
    if (!lights.some((one) => one === light.value)) light.checked = false;
}
