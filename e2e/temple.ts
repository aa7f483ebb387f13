import { test } from '@playwright/test'

/** The server a journey runs against: its address, where its data are, and the port of its push service. */
export type Temple = { upstream: string; data: string; pushPort: number }

export const temple = (): Temple => test.info().project.metadata as Temple
