import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { ZONES } from '#features/delivery/zones.ts';
import type { FittingRatesShown } from '#features/fitting/contract.ts';
import { FITTING_ZONES, type FittingZone, HEIGHTS_UP_TO, SIZES_UP_TO } from '#features/fitting/rates.ts';
import { Button } from '#ui/button.tsx';
import { Fieldset } from '#ui/fieldset.tsx';
import { Panel } from '#ui/panel.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { api } from '#web/api.ts';
import { type FormAnswer, fieldErrors } from '#web/forms/form-answer.ts';
import { FormProblem } from '#web/forms/form-problem.tsx';
import { useFormCall } from '#web/forms/use-form-call.ts';
import type { RecordValues } from '#web/records/record-calls.ts';
import { FAILURES, SUCCESS } from '#web/toast-texts.ts';
import { VatWords } from '#web/vat-words.tsx';
import { errorsOfRates, FITTING_INTENT, sendFittingRates, zonesIn } from './send-fitting-rates.ts';

type FittingRatesProps = {
  rates: readonly FittingRatesShown[];
  /** What the page's action answered, before the scripts arrived. */
  answer: FormAnswer<RecordValues> | undefined;
};

/** The prices of fitting and survey: by zone, size of the screen and height of its upper edge. */
export function FittingRates({ rates, answer }: FittingRatesProps) {
  const { revalidate } = useRevalidator();
  const { toast } = useToast();
  const sent = useRef<readonly FittingZone[]>(FITTING_ZONES);
  const form = useFormCall({
    refused: answer?.problem,
    send: (filled) => {
      sent.current = zonesIn(filled);
      return sendFittingRates(api, filled);
    },
    onSuccess: async () => {
      toast(SUCCESS.fittingSaved);
      await revalidate();
    },
  });
  const errors = errorsOfRates(fieldErrors(form.problem), sent.current);
  return (
    <Panel title="Fitting and survey">
      <p className="meta mb-4">
        <VatWords>Prices ex VAT of fitting one screen</VatWords>, by its size and by how high its upper edge hangs, and
        of one survey before it. An empty price is by quote; a zone without any is not served.
      </p>
      <form {...form.props} method="post" noValidate className="flex flex-col gap-5">
        <input type="hidden" name="intent" value={FITTING_INTENT} />
        <FormProblem problem={form.problem} title={FAILURES.saveFitting} />
        <div className="grid gap-x-10 gap-y-8 xl:grid-cols-2">
          {FITTING_ZONES.map((zone) => (
            <ZonePrices key={zone} zone={zone} values={answer?.values ?? valuesOf(rates)} errors={errors} />
          ))}
        </div>
        <div>
          <Button type="submit" variant="secondary" pending={form.isPending}>
            Save the prices
          </Button>
        </div>
      </form>
    </Panel>
  );
}

type ZonePricesProps = { zone: FittingZone; values: Record<string, string>; errors: Record<string, string> };

function ZonePrices({ zone, values, errors }: ZonePricesProps) {
  const field = (part: string) => {
    const name = `fitting.${zone}.${part}`;
    return { id: name, name, defaultValue: values[name], error: errors[name], autoComplete: 'off' };
  };
  return (
    <Fieldset legend={ZONES[zone]}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field('leadDays')} label="Working days after the goods" inputMode="numeric" maxLength={2} />
        <TextField {...field('survey')} label="Survey" prefix="£" inputMode="decimal" maxLength={11} />
      </div>
      {SIZES_UP_TO.map((inches, row) => (
        <fieldset key={inches} className="mt-3">
          <legend className="font-semibold text-sm">Screens up to {inches} inches</legend>
          <div className="mt-1 grid grid-cols-3 gap-3">
            {HEIGHTS_UP_TO.map((height, column) => (
              <TextField
                key={height}
                {...field(`prices.${row}.${column}`)}
                label={`to ${height / 100} m`}
                prefix="£"
                inputMode="decimal"
                maxLength={11}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </Fieldset>
  );
}

function valuesOf(rates: readonly FittingRatesShown[]): Record<string, string> {
  return Object.fromEntries(
    rates.flatMap(({ zone, leadDays, survey, prices }) => [
      [`fitting.${zone}.leadDays`, String(leadDays)],
      [`fitting.${zone}.survey`, survey ?? ''],
      ...prices.flatMap((line, row) =>
        line.map((price, column) => [`fitting.${zone}.prices.${row}.${column}`, price ?? '']),
      ),
    ]),
  );
}
