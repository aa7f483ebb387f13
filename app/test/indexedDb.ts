// Before the first file of a process loads Dexie, which looks for IndexedDB only once.
import 'fake-indexeddb/auto'
