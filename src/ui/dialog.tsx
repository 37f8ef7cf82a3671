import { Modal, type ModalProps } from './modal.tsx';

const widths = { sm: '26rem', md: '36rem', lg: '52rem' };

export function Dialog({ size = 'md', ...modal }: ModalProps & { size?: 'sm' | 'md' | 'lg' }) {
  return <Modal {...modal} width={widths[size]} className="overlay overlay-dialog" />;
}
