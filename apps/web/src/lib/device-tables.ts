function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("indexedDB")));
  });
}

/**
 * Tables of a database of this browser, each with the field that tells its rows apart. It is opened for each use: nothing
 * stands in the way when it is deleted as somebody signs out. Where a browser keeps nothing, as private windows may, a use
 * fails.
 */
export function deviceTables(name: string, tables: Readonly<Record<string, string>>, version = 1) {
  const open = async () => {
    const request = indexedDB.open(name, version);
    request.addEventListener("upgradeneeded", () => {
      for (const [table, keyPath] of Object.entries(tables)) {
        const isThere = request.result.objectStoreNames.contains(table);
        if (!isThere) request.result.createObjectStore(table, { keyPath });
      }
    });
    return answerOf(request);
  };
  return async function within<T>(
    table: string,
    mode: IDBTransactionMode,
    ask: (rows: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> {
    const database = await open();
    try {
      return await answerOf(ask(database.transaction(table, mode).objectStore(table)));
    } finally {
      database.close();
    }
  };
}
