import { paths } from '#web/paths.ts';
import type { RecordKind } from '#web/records/record-kind.ts';
import { CONFIRMATIONS, FAILURES, SUCCESS } from '#web/toast-texts.ts';
import type { StaffPaymentMethod } from './payment-methods-table.tsx';

/** How the staff screen reads, changes and names payment methods. */
export const paymentMethodRecords: RecordKind<StaffPaymentMethod> = {
  path: paths.paymentOptions,
  nameOf: ({ name }) => name,
  calls: {
    save: (api, { isActive, name = '', description, processingFee, acceptedCurrencies, settings }, id) => {
      const body = { name, description, processingFee, acceptedCurrencies, settings, isActive: isActive !== undefined };
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
          settings: method.settings === '{}' ? '' : JSON.stringify(JSON.parse(method.settings), null, 2),
          ...(method.isActive ? { isActive: 'on' } : {}),
        }
      : { processingFee: '0.00', acceptedCurrencies: 'GBP', isActive: 'on' },
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
