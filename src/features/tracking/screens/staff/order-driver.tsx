import { useState } from 'react';
import type { Order } from '#features/orders/contract.ts';
import type { Driver, OrderDriver } from '#features/tracking/drivers-contract.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { useToast } from '#ui/toast.tsx';
import { api, sentenceOf } from '#web/api.ts';
import { useLive } from '#web/live/use-live.ts';
import { useQueryClient } from '#web/query/client-context.tsx';
import { useMutation } from '#web/query/use-mutation.ts';
import { useQuery } from '#web/query/use-query.ts';
import { FAILURES, failureToast, SUCCESS } from '#web/toast-texts.ts';
import { DeliveryProof } from '../delivery-proof.tsx';
import { OrderPlacePart } from '../place/order-place.tsx';
import { AllDrivers, useDriverCall } from './all-drivers.tsx';
import { AssignedDriver } from './assigned-driver.tsx';
import { DriverForm } from './driver-form.tsx';
import { TakeDriverOff } from './take-driver-off.tsx';

type OrderDriverPartProps = { order: Order; mayManage: boolean };

/** The part of the order drawer about the driver. */
export function OrderDriverPart(props: OrderDriverPartProps) {
  return (
    <section className="mt-7">
      <h3 className="title-3 mb-2">Driver</h3>
      {props.order.deliveryAddress ? (
        <Brought {...props} />
      ) : (
        <p className="meta">The customer collects it, so nobody drives it.</p>
      )}
    </section>
  );
}

function Brought({ order, mayManage }: OrderDriverPartProps) {
  const { toast } = useToast();
  const client = useQueryClient();
  const key = ['order-driver', order.id];
  const params = { id: String(order.id) };
  const isDriveable = order.status !== 'delivered' && order.status !== 'cancelled';
  const assigned = useQuery({
    queryKey: key,
    gcTime: 0,
    // The server returns the link once, so a later read must not remove it from the screen.
    queryFn: async ({ signal }) => {
      const read = await api('GET /api/orders/{id}/driver', { params }, { signal });
      const link = client.getQueryData<OrderDriver>(key)?.link;
      return link && read.hasLink ? { ...read, link } : read;
    },
  });
  useLive({ about: 'order', orderNumber: order.orderNumber }, () => void client.invalidateQueries({ queryKey: key }));
  const drivers = useQuery({
    queryKey: ['drivers'],
    enabled: mayManage && isDriveable,
    gcTime: 0,
    queryFn: ({ signal }) => api('GET /api/drivers', {}, { signal }),
  });
  const assign = useMutation({
    mutationFn: (driverId: number | null) => api('PUT /api/orders/{id}/driver', { params, body: { driverId } }),
    onSuccess: (answer) => {
      client.setQueryData(key, answer);
      const brings = `${answer.driver?.name ?? 'Nobody'} brings ${order.orderNumber}`;
      toast({ ...(answer.driver ? SUCCESS.driverAssigned : SUCCESS.driverTakenOff), description: brings });
    },
    onError: (error) => toast(failureToast(error, FAILURES.assignDriver)),
  });
  const learn = (driver: Driver) => {
    client.setQueryData<Driver[]>(['drivers'], (known = []) => [...known, driver]);
    assign.mutate(driver.id);
  };
  const learnChange = (driver: Driver) => {
    client.setQueryData<Driver[]>(['drivers'], (known = []) =>
      known.map((one) => (one.id === driver.id ? driver : one)),
    );
    client.setQueryData<OrderDriver>(
      key,
      (known) => known && (known.driver?.id === driver.id ? { ...known, driver } : known),
    );
  };

  if (assigned.error) {
    return (
      <Notice tone="negative" role="alert" title="The driver cannot be shown">
        {sentenceOf(assigned.error, 'Please try again.')}
      </Notice>
    );
  }
  if (!assigned.data) return <SkeletonText lines={3} />;
  return (
    <>
      <AssignedDriver
        key={assigned.data.driver?.id}
        assigned={assigned.data}
        choice={
          mayManage && isDriveable && drivers.data
            ? {
                drivers: drivers.data,
                isSending: assign.isPending,
                error: assign.error ? sentenceOf(assign.error, FAILURES.assignDriver) : undefined,
                onAssign: assign.mutate,
                tools: (
                  <div className="flex flex-wrap gap-x-3 gap-y-2">
                    <AddDriver onAdded={learn} />
                    {drivers.data.length > 0 && <AllDrivers drivers={drivers.data} onChanged={learnChange} />}
                    {assigned.data.driver && (
                      <TakeDriverOff isSending={assign.isPending} onConfirm={() => assign.mutateAsync(null)} />
                    )}
                  </div>
                ),
              }
            : undefined
        }
      />
      {assigned.data.place && isDriveable && (
        <div className="mt-5">
          <h4 className="mb-1 font-semibold text-sm">Place of the address</h4>
          <OrderPlacePart
            place={assigned.data.place}
            save={mayManage ? (place) => api('PUT /api/orders/{id}/place', { params, body: { place } }) : undefined}
            onSaved={(place) => client.setQueryData<OrderDriver>(key, (known) => known && { ...known, place })}
          />
        </div>
      )}
      {assigned.data.proof && (
        <div className="mt-4">
          <DeliveryProof proof={assigned.data.proof} />
        </div>
      )}
    </>
  );
}

function AddDriver({ onAdded }: { onAdded: (driver: Driver) => void }) {
  const [isOpen, setOpen] = useState(false);
  const form = useDriverCall(undefined, (driver) => {
    setOpen(false);
    onAdded(driver);
  });
  if (!isOpen) {
    return (
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        Add a driver
      </Button>
    );
  }
  return <DriverForm {...form} onClose={() => setOpen(false)} />;
}
