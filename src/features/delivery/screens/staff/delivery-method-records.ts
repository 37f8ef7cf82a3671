import type { DeliveryMethod } from '#features/delivery/contract.ts';
import { paths } from '#web/paths.ts';
import type { RecordKind } from '#web/records/record-kind.ts';
import { CONFIRMATIONS, FAILURES, SUCCESS } from '#web/toast-texts.ts';
import { methodOfValues, valuesOfMethod, withZoneNames } from './delivery-method-values.ts';

/** The texts and calls of the delivery methods screen. */
export const deliveryMethodRecords: RecordKind<DeliveryMethod> = {
  path: paths.delivery,
  nameOf: ({ name }) => name,
  calls: {
    save: (api, values, id) => {
      const body = methodOfValues(values);
      const saving =
        id === undefined
          ? api('POST /api/delivery-methods', { body })
          : api('PUT /api/delivery-methods/{id}', { params: { id: String(id) }, body });
      return saving.catch(withZoneNames(body.zones));
    },
    remove: (api, id) => api('DELETE /api/delivery-methods/{id}', { params: { id: String(id) } }),
  },
  valuesOf: valuesOfMethod,
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
