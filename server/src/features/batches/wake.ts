/** Tells a worker of this process that items wait. Workers of other processes look by themselves. */
export type WakeWorkers = () => void;
