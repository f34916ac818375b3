declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Log-in greets a person who comes from registering. */
    isNewAccount?: boolean;
  }
}

export {};
