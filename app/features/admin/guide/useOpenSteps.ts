import { type SyntheticEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { type RiteForm, wrongSteps } from './riteValues.ts'

type Submit = (event: SyntheticEvent<HTMLFormElement>) => Promise<void>

/** The steps whose fields are shown: a rite has too many for all of them. */
export function useOpenSteps(form: RiteForm) {
  const [open, setOpen] = useState<readonly string[]>([])
  return {
    isOpen: (id: string) => open.includes(id),
    show: (id: string) => setOpen([...open, id]),
    toggle: (id: string) =>
      setOpen(open.includes(id) ? open.filter((one) => one !== id) : [...open, id]),
    /** Before the form is checked: only fields that are shown can say what is wrong. */
    before:
      (submit: Submit): Submit =>
      (event) => {
        flushSync(() => setOpen([...new Set([...open, ...wrongSteps(form.getValues())])]))
        return submit(event)
      },
  }
}

export type OpenSteps = ReturnType<typeof useOpenSteps>
