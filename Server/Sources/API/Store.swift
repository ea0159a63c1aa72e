public import ChangeStore

/// Storage for the squads' logs, accounts and tokens, which servers may share.
public typealias Store = ServedStore
