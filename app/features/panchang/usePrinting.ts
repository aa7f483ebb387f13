import { useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Prints a day. Its lower part may not be on the page yet: the button waits for it. The browser's own
 * print cannot wait, and takes it along if its code is loaded.
 */
export function usePrinting() {
  const [isWanted, setIsWanted] = useState(false)
  const [isPreparing, setIsPreparing] = useState(false)
  useEffect(() => {
    const want = () => flushSync(() => setIsWanted(true))
    addEventListener('beforeprint', want)
    return () => removeEventListener('beforeprint', want)
  }, [])
  const onPrint = () => {
    setIsWanted(true)
    setIsPreparing(true)
  }
  const print = useCallback(() => {
    setIsPreparing(false)
    // After the button is its own again: the dialog stops the page.
    setTimeout(() => window.print())
  }, [])
  return { isWanted, isPreparing, onPrint, onWhole: isPreparing ? print : undefined }
}
