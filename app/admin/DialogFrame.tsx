import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import type { ReactNode } from 'react'

type Props = { isOpen: boolean; title: string; onClose: () => void; children: ReactNode }

/** A question over the page, with a title. */
export function DialogFrame({ isOpen, title, onClose, children }: Props) {
  return (
    <Dialog open={isOpen} onClose={onClose} className="relative z-50" role="alertdialog">
      <DialogBackdrop className="dialog-backdrop" />
      <div className="dialog-frame">
        <DialogPanel className="dialog mt-[12vh]">
          <DialogTitle className="text-xl">{title}</DialogTitle>
          {children}
        </DialogPanel>
      </div>
    </Dialog>
  )
}
