import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Order } from '#features/orders/contract.ts';
import type { Driver, OrderDriver } from '#features/tracking/drivers-contract.ts';
import { DeliveryProof } from '#features/tracking/web/delivery-proof.tsx';
import { NewDriverForm } from '#features/tracking/web/new-driver-form.tsx';
import { StaffDriver } from '#features/tracking/web/staff-driver.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { useToast } from '#ui/toast.tsx';
import { api, sentenceOf } from '#web/api.ts';
import { useLive } from '#web/live/use-live.ts';
import { FAILURES, failureToast, SUCCESS } from '#web/messages.ts';
import { useFormCall } from '#web/use-form-call.ts';

type OrderDriverPartProps = { order: Order; mayManage: boolean };

/** The part of an order that says who brings it, for staff. */
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
    // The link is shown once; what is read again afterwards no longer has it, and does not take it away.
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
    mutationFn: (driverId: number) => api('PUT /api/orders/{id}/driver', { params, body: { driverId } }),
    onSuccess: (answer) => {
      client.setQueryData(key, answer);
      toast({
        ...SUCCESS.driverAssigned,
        description: `${answer.driver?.name ?? 'Nobody'} brings ${order.orderNumber}`,
      });
    },
    onError: (error) => toast(failureToast(error, FAILURES.assignDriver)),
  });
  const learn = (driver: Driver) => {
    client.setQueryData<Driver[]>(['drivers'], (known = []) => [...known, driver]);
    assign.mutate(driver.id);
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
      <StaffDriver
        key={assigned.data.driver?.id}
        assigned={assigned.data}
        choice={
          mayManage && isDriveable && drivers.data
            ? {
                drivers: drivers.data,
                isSending: assign.isPending,
                error: assign.error ? sentenceOf(assign.error, FAILURES.assignDriver) : undefined,
                onAssign: assign.mutate,
                addDriver: <AddDriver onAdded={learn} />,
              }
            : undefined
        }
      />
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
  const form = useFormCall({
    send: (typed) => {
      const text = (name: string) => String(typed.get(name) ?? '');
      return api('POST /api/drivers', {
        body: {
          name: text('name'),
          phone: text('phone'),
          vehicle: text('vehicle'),
          licensePlate: text('licensePlate'),
        },
      });
    },
    onSuccess: (driver) => {
      setOpen(false);
      onAdded(driver);
    },
  });
  if (!isOpen) {
    return (
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)} className="self-start">
        Add a driver
      </Button>
    );
  }
  const hasFieldErrors = Object.keys(form.errors).length > 0;
  return (
    <NewDriverForm
      form={form.props}
      errors={form.errors}
      problem={hasFieldErrors ? undefined : form.problem?.detail}
      isSending={form.isPending}
      onClose={() => setOpen(false)}
    />
  );
}
