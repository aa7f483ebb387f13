import { useState } from 'react'

/** A form that a press opens; once it is closed again, the focus is on the button that opened it. */
export function useFolded() {
  const [state, setState] = useState<'new' | 'open' | 'closed'>('new')
  return {
    isOpen: state === 'open',
    close: () => setState('closed'),
    /** Spread onto the button that opens it. */
    opener: { autoFocus: state === 'closed', onClick: () => setState('open') },
  }
}
