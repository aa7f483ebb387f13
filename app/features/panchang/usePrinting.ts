import { useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Prints a day. Its lower part may not be loaded yet: the button waits for it. The browser's own print
 * cannot wait, and includes that part only if it is ready.
 */
export function usePrinting() {
  const [shouldLoad, setShouldLoad] = useState(false)
  const [isPreparing, setIsPreparing] = useState(false)
  useEffect(() => {
    const want = () => flushSync(() => setShouldLoad(true))
    addEventListener('beforeprint', want)
    return () => removeEventListener('beforeprint', want)
  }, [])
  const onPrint = () => {
    setShouldLoad(true)
    setIsPreparing(true)
  }
  const print = useCallback(() => {
    setIsPreparing(false)
    // Once the button is enabled again: the print dialog blocks the page.
    setTimeout(() => window.print())
  }, [])
  return { shouldLoad, isPreparing, onPrint, onWhole: isPreparing ? print : undefined }
}
