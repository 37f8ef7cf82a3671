import { useCallback, useState } from 'react';
import type { Order } from '#features/orders/contract.ts';
import { type OrderStatus, STATUS_NAMES } from '#features/orders/status.ts';
import { useToast } from '#ui/toast.tsx';
import { toPence } from '#values/money.ts';
import { ApiError, api } from '#web/api.ts';
import { useOpenRecord } from '#web/lists/use-open-record.ts';
import { useLive } from '#web/live/use-live.ts';
import { useMutation } from '#web/query/use-mutation.ts';
import { useQuery } from '#web/query/use-query.ts';
import { FAILURES, failureToast, SUCCESS } from '#web/toast-texts.ts';
import type { MoneyChoice } from './money-back-dialog.tsx';
import { unpaidQuestion } from './status-question.ts';
import { useStatusUndo } from './use-status-undo.ts';

export type Orders = ReturnType<typeof useOrders>;

type StatusChange = { order: Order; status: OrderStatus; money?: MoneyChoice };

/** The orders of a page of the list, each as new as anything here has read it, and the change of a status. */
export function useOrders(loaded: readonly Order[]) {
  const { toast } = useToast();
  const [learnt, setLearnt] = useState<ReadonlyMap<number, Order>>(new Map());
  const [cancelling, setCancelling] = useState<Order | null>(null);
  const [sending, setSending] = useState<ReadonlyMap<number, OrderStatus>>(new Map());
  const learn = useCallback((order: Order) => setLearnt((known) => new Map(known).set(order.id, order)), []);

  const undoOf = useStatusUndo(learn);
  const isSet = (order: Order) => {
    learn(order);
    const description = `${order.orderNumber} is now: ${STATUS_NAMES[order.status]}`;
    toast({ ...SUCCESS.orderUpdated, description, ...undoOf([order]) });
  };
  const change = useMutation({
    // One after the other: a second change to the same order needs the version of the first.
    scope: { id: 'order-status' },
    mutationFn: (asked: StatusChange) => sendStatus(asked),
    onMutate: ({ order, status }) => setSending((known) => new Map(known).set(order.id, status)),
    onSuccess: isSet,
    onError: async (error, { order }) => {
      toast(failureToast(error, FAILURES.updateOrderStatus));
      // A colleague has changed the order: show their version.
      if (error instanceof ApiError && error.status === 409) await readOrder(order.orderNumber).then(learn, () => {});
    },
    onSettled: ({ order }) => setSending((known) => new Map([...known].filter(([id]) => id !== order.id))),
  });

  const askAboutMoney = (order: Order) => {
    const fail = (error: Error) => toast(failureToast(error, FAILURES.updateOrderStatus));
    readOrder(order.orderNumber).then(setCancelling, fail);
  };
  return {
    orders: loaded.map((order) => newer(order, learnt.get(order.id))),
    learnt,
    learn,
    sendingOf: (order: Order) => sending.get(order.id),
    setStatus: (order: Order, status: OrderStatus) => {
      // What becomes of the money is asked first.
      if (status === 'cancelled' && toPence(order.paid) > 0) return askAboutMoney(order);
      const question = unpaidQuestion(order, status);
      if (!sending.has(order.id) && (question === null || window.confirm(question))) change.mutate({ order, status });
    },
    cancelling: {
      order: cancelling,
      isCancelling: true,
      failure: FAILURES.updateOrderStatus,
      send: (order: Order, money: MoneyChoice) => sendStatus({ order, status: 'cancelled', money }),
      onDone: (order: Order) => {
        setCancelling(null);
        isSet(order);
      },
      onClose: () => setCancelling(null),
    },
  };
}

/** The order that the URL opens beside the list, from the list or read by itself. */
export function useOpenOrder({ orders, learnt, learn }: Pick<Orders, 'orders' | 'learnt' | 'learn'>) {
  const { openId, show, openHere } = useOpenRecord('order');
  const afresh = useOrderAfresh(openId, learn);
  const read = afresh.data && (learnt.get(afresh.data.id) ?? afresh.data);
  return {
    orderNumber: openId,
    order: orders.find(({ orderNumber }) => orderNumber === openId) ?? read,
    error: afresh.error,
    readAgain: () => void afresh.refetch(),
    // A read that began before the change may answer after it, without it: another takes its place.
    changed: (order: Order) => {
      learn(order);
      void afresh.refetch();
    },
    openHere,
    close: () => show(null),
  };
}

// Read again whenever it is opened, and passed to `learn`.
function useOrderAfresh(orderNumber: string | null, learn: (order: Order) => void) {
  const asked = useQuery({
    queryKey: ['order', orderNumber],
    enabled: orderNumber !== null,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const order = await readOrder(orderNumber ?? '', signal);
      signal.throwIfAborted();
      learn(order);
      return order;
    },
  });
  // A colleague may change it while it is open.
  useLive({ about: 'order', orderNumber: orderNumber ?? '' }, () => {
    if (orderNumber !== null) void asked.refetch();
  });
  return asked;
}

function sendStatus({ order, status, money }: StatusChange): Promise<Order> {
  return api('PUT /api/orders/{orderId}/status', {
    params: { orderId: String(order.id) },
    body: { status, version: order.version, isUndoable: true, ...(money && { money }) },
  });
}

function readOrder(orderNumber: string, signal?: AbortSignal): Promise<Order> {
  return api('GET /api/orders/{id}', { params: { id: orderNumber } }, { signal });
}

function newer(order: Order, other: Order | undefined): Order {
  if (other && other.version >= order.version) return other;
  // The list's orders lack the `staff` part.
  return { ...order, staff: other?.staff };
}
