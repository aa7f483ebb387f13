import { onlineManager } from '@tanstack/react-query'
import { beforeAll } from 'vitest'
import { reportReach } from '#app/offline/connection.ts'

// Test files share one process, and one of them may have ended without a network: queries would wait
// for ever.
beforeAll(() => {
  reportReach(true)
  onlineManager.setOnline(true)
})
