/** What outlives the page: an image of the house's database and the batches that were written since (server/pocket_store.py). */

/** Bytes as Python hands them over. */
interface Handed {
  toJs(): Uint8Array
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error as Error)
  })

export class Journal {
  readonly #base: IDBDatabase

  private constructor(base: IDBDatabase) {
    this.#base = base
  }

  static async open(name: string): Promise<Journal> {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore('image')
      request.result.createObjectStore('batches', { autoIncrement: true })
    }
    return new Journal(await done(request))
  }

  async read(): Promise<{ image: Uint8Array; batches: Uint8Array[] }> {
    const all = this.#base.transaction(['image', 'batches'])
    const [image, batches] = await Promise.all([
      done(all.objectStore('image').get('image') as IDBRequest<Uint8Array | undefined>),
      done(all.objectStore('batches').getAll() as IDBRequest<Uint8Array[]>),
    ])
    return { image: image ?? new Uint8Array(), batches }
  }

  append(batch: Handed): Promise<void> {
    const bytes = batch.toJs()
    return this.#write((stores) => stores.objectStore('batches').add(bytes))
  }

  fold(image: Handed): Promise<void> {
    const bytes = image.toJs()
    return this.#write((stores) => {
      stores.objectStore('image').put(bytes, 'image')
      stores.objectStore('batches').clear()
    })
  }

  /** Done when it lies on the disk: until then nobody is told of what was written. */
  #write(what: (stores: IDBTransaction) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const stores = this.#base.transaction(['image', 'batches'], 'readwrite', { durability: 'strict' })
      stores.oncomplete = () => resolve()
      stores.onabort = stores.onerror = () => reject(stores.error ?? new Error('not written'))
      what(stores)
    })
  }
}
