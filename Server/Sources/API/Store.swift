public import ChangeStore

/// Storage for the squads' logs, accounts and tokens.
public typealias Store = ChangeLog & AccountStore
