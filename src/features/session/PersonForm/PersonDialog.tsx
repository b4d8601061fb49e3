import { type ReactNode, useRef } from 'react';
import { Button } from '../../../ui/Button.js';
import { Dialog } from '../../../ui/Dialog.js';
import { LiveRegion } from '../../../ui/LiveRegion.js';
import { Notice } from '../../../ui/Notice.js';
import type { FormCheck } from '../../../ui/use-form-check.js';
import { common as commonEnglish } from '../../language/text/en/common.js';
import { useText } from '../../language/use-text.js';

interface PersonDialogProps {
  readonly title: string;
  readonly lead: string | undefined;
  readonly cancel: string;
  readonly submit: string;
  /** Why the last attempt failed; it has focus when the form comes back. */
  readonly problem: { readonly title?: string | undefined; readonly hint: string } | null;
  readonly checked: Pick<FormCheck<unknown>, 'form' | 'announcement' | 'submit'>;
  readonly onClose: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** The step of a popup that asks a shopper about themselves. */
export function PersonDialog({ title, lead, cancel, submit, problem, checked, onClose, children }: PersonDialogProps) {
  const { close } = useText(commonEnglish);
  const notice = useRef<HTMLDivElement>(null);
  const choices = (
    <>
      <Button kind="secondary" onClick={onClose}>
        {cancel}
      </Button>
      <Button type="submit">{submit}</Button>
    </>
  );
  return (
    <Dialog
      title={title}
      closeLabel={close}
      onClose={onClose}
      onSubmit={checked.submit}
      step="details"
      initialFocus={problem ? notice : undefined}
      foot={choices}
    >
      {problem && (
        <Notice kind="negative" title={problem.title} role="group" part="notice" ref={notice}>
          <p>{problem.hint}</p>
        </Notice>
      )}
      {lead && <p>{lead}</p>}
      <div className="form form--two" ref={checked.form}>
        {children}
        <LiveRegion say={checked.announcement} />
      </div>
    </Dialog>
  );
}
