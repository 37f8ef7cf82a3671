import type { DeliveryMethod } from '#features/delivery/contract.ts';
import { paths } from '#web/paths.ts';
import type { RecordKind } from '#web/records/record-kind.ts';
import { CONFIRMATIONS, FAILURES, SUCCESS } from '#web/toast-texts.ts';

/** The texts and calls of the delivery methods screen. */
export const deliveryMethodRecords: RecordKind<DeliveryMethod> = {
  path: paths.delivery,
  nameOf: ({ name }) => name,
  calls: {
    save: (api, values, id) => {
      const { name = '', description, price = '', estimatedDays = '', freeThreshold = null } = values;
      const flags = { isCollection: values.isCollection !== undefined, isActive: values.isActive !== undefined };
      const body = { name, description, price, estimatedDays, freeThreshold, ...flags };
      return id === undefined
        ? api('POST /api/delivery-methods', { body })
        : api('PUT /api/delivery-methods/{id}', { params: { id: String(id) }, body });
    },
    remove: (api, id) => api('DELETE /api/delivery-methods/{id}', { params: { id: String(id) } }),
  },
  valuesOf: (method) =>
    method
      ? {
          name: method.name,
          description: method.description ?? '',
          price: method.price,
          estimatedDays: String(method.estimatedDays),
          freeThreshold: method.freeThreshold ?? '',
          ...(method.isCollection ? { isCollection: 'on' } : {}),
          ...(method.isActive ? { isActive: 'on' } : {}),
        }
      : { isActive: 'on' },
  add: {
    title: 'Add delivery method',
    verb: 'Create',
    done: () => SUCCESS.deliveryMethodCreated,
    failed: FAILURES.createDeliveryMethod,
  },
  edit: {
    title: 'Edit delivery method',
    verb: 'Save',
    done: () => SUCCESS.deliveryMethodUpdated,
    failed: FAILURES.updateDeliveryMethod,
  },
  removal: {
    verb: 'Delete',
    asked: CONFIRMATIONS.deleteDeliveryMethod,
    done: ({ name }) => ({ ...SUCCESS.deliveryMethodDeleted, description: name }),
    failed: FAILURES.deleteDeliveryMethod,
  },
};
