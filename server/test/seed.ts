import * as fc from 'fast-check'
import { seed } from './suite.ts'

// A failing property prints its seed.
if (seed !== undefined) fc.configureGlobal({ seed })
