import { useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { stateOfPin } from '#contract/orders/indianStates.ts'
import type { CheckoutValues } from './checkoutValues.ts'

type Form = Pick<UseFormReturn<CheckoutValues>, 'getValues' | 'setValue' | 'formState'>

/** Chooses the state in which a PIN code lies, unless the buyer has chosen one. */
export function usePinState(form: Form): (pin: string) => void {
  const chosenHere = useRef('')
  return (pin) => {
    const state = stateOfPin(pin)
    const before = form.getValues('address.state')
    if (!state || (before !== '' && before !== chosenHere.current)) return
    chosenHere.current = state
    const { isSubmitted } = form.formState
    form.setValue('address.state', state, { shouldDirty: true, shouldValidate: isSubmitted })
  }
}
