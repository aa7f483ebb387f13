import { useState } from 'react'

/** The answer to whether items can be sold again, and whether it is still missing. */
export function useSellable() {
  const [chosen, setChosen] = useState<boolean>()
  const [isMissing, setIsMissing] = useState(false)
  return {
    field: {
      isMissing,
      onChoose: (isSellable: boolean) => {
        setChosen(isSellable)
        setIsMissing(false)
      },
    },
    /** The answer; without one, the field says that it is missing. */
    read: (): boolean | undefined => {
      setIsMissing(chosen === undefined)
      return chosen
    },
    clear: () => {
      setChosen(undefined)
      setIsMissing(false)
    },
  }
}
