import { defineConfig } from 'vitest/config'

/** The long runs: whole ranges and rare faults, minutes instead of seconds. */
export default defineConfig({ test: { include: ['**/*.faults.ts'] } })
