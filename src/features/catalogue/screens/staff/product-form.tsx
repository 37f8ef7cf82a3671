import { type FormEvent, type ReactNode, useRef } from 'react';
import { CATEGORIES } from '#features/catalogue/categories.ts';
import { IMAGE_NOTE } from '#features/catalogue/gallery.ts';
import { PictureField } from '#features/media/screens/staff/picture-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useToast } from '#ui/toast.tsx';
import type { Problem } from '#values/problem.ts';
import { useProblem } from '#web/forms/use-problem.ts';
import { paths } from '#web/paths.ts';
import { useHydrated } from '#web/use-hydrated.ts';
import { GalleryField } from './gallery-field.tsx';
import { galleryOf, type ProductAnswers } from './product-body.ts';
import { ProductFields } from './product-fields.tsx';
import { useGallery } from './use-gallery.ts';
import { picturesUnderWay, usePictureUpload } from './use-picture-upload.ts';

type ProductFormProps = {
  id: string;
  productId?: number;
  answers: ProductAnswers;
  problem?: Problem;
  /** Ways to resolve a problem that concerns no field. */
  wayOut?: ReactNode;
  onSubmit?: (form: FormData) => void;
  onTyping?: () => void;
  children?: ReactNode;
};

/** Adds or edits a product. Without scripts it is posted to the page, without a file input. */
export function ProductForm(props: ProductFormProps) {
  const { id, productId, answers, wayOut, onSubmit, onTyping, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const isAlive = useHydrated();
  const picture = usePictureUpload(answers.imageUrl ?? '');
  const gallery = useGallery(galleryOf(Object.entries(answers)), onTyping);
  const { problem, errors } = useProblem(form, props.problem);
  const { toast } = useToast();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onSubmit) return;
    event.preventDefault();
    // Unfinished uploads would be missing.
    if (picture.isSending || gallery.isSending)
      toast(picturesUnderWay('Nothing is saved yet. Save again once they are there.'));
    else onSubmit(new FormData(event.currentTarget));
  };
  return (
    <form
      ref={form}
      id={id}
      method="post"
      noValidate
      onSubmit={submit}
      onInput={onTyping}
      className="flex flex-col gap-5"
    >
      <input type="hidden" name="intent" value={productId === undefined ? 'add' : 'edit'} />
      {productId !== undefined && <input type="hidden" name="id" value={productId} />}
      {problem && (Object.keys(errors).length === 0 || wayOut) && (
        <div role="alert" tabIndex={-1}>
          <Notice tone="caution" title={problem.title} action={wayOut}>
            {problem.detail}
          </Notice>
        </div>
      )}
      <ProductFields
        answers={answers}
        errors={errors}
        categories={CATEGORIES}
        stockHistory={
          productId === undefined ? undefined : (
            <TextLink href={paths.stockOf(productId)} target="_blank" className="text-sm">
              Stock history (new tab)
            </TextLink>
          )
        }
        pairs={
          productId === undefined ? undefined : (
            <TextLink href={paths.productPairs(productId)} target="_blank" className="self-start text-sm">
              What fits, by hand (new tab)
            </TextLink>
          )
        }
        gallery={<GalleryField gallery={gallery} errors={errors} isAlive={isAlive} />}
        picture={
          <PictureField
            url={picture.url}
            onUrlChange={(url) => {
              onTyping?.();
              picture.setUrl(url);
            }}
            preview={picture.preview}
            isSending={picture.isSending}
            hint={IMAGE_NOTE}
            error={picture.error ?? errors.imageUrl}
            onFile={isAlive ? picture.send : undefined}
          />
        }
      />
      {children}
    </form>
  );
}
