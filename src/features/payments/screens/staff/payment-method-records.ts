import { settingsText, settingsValues } from '#features/payments/settings-text.ts';
import { paths } from '#web/paths.ts';
import type { RecordKind } from '#web/records/record-kind.ts';
import { CONFIRMATIONS, FAILURES, SUCCESS } from '#web/toast-texts.ts';
import type { StaffPaymentMethod } from './payment-methods-table.tsx';

/** How the staff screen reads, changes and names payment methods. */
export const paymentMethodRecords: RecordKind<StaffPaymentMethod> = {
  path: paths.paymentOptions,
  nameOf: ({ name }) => name,
  calls: {
    save: (api, values, id) => {
      const { isActive, name = '', description, processingFee, acceptedCurrencies } = values;
      const typed = { name, description, processingFee, acceptedCurrencies, settings: settingsText(values) };
      const body = { ...typed, isActive: isActive !== undefined };
      return id === undefined
        ? api('POST /api/payment-methods', { body })
        : api('PUT /api/payment-methods/{id}', { params: { id: String(id) }, body });
    },
    remove: (api, id) => api('DELETE /api/payment-methods/{id}', { params: { id: String(id) } }),
  },
  valuesOf: (method) =>
    method
      ? {
          name: method.name,
          description: method.description ?? '',
          processingFee: method.processingFee,
          acceptedCurrencies: method.acceptedCurrencies.split(',').join(', '),
          ...settingsValues(method.settings),
          provider: method.provider,
          ...(method.isActive ? { isActive: 'on' } : {}),
        }
      : { processingFee: '0.00', acceptedCurrencies: 'GBP', provider: 'manual', isActive: 'on' },
  add: {
    title: 'Add payment method',
    verb: 'Create',
    done: () => SUCCESS.paymentMethodCreated,
    failed: FAILURES.createPaymentMethod,
  },
  edit: {
    title: 'Edit payment method',
    verb: 'Save',
    done: () => SUCCESS.paymentMethodUpdated,
    failed: FAILURES.updatePaymentMethod,
  },
  removal: {
    verb: 'Delete',
    asked: CONFIRMATIONS.deletePaymentMethod,
    done: ({ name }) => ({ ...SUCCESS.paymentMethodDeleted, description: name }),
    failed: FAILURES.deletePaymentMethod,
  },
};
